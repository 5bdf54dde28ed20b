/** A domain example: answering customers from written policy, with one skill that runs a script. */
import type { Files } from '../../../core/files';
import type { Template } from '../../../core/format';
import { entryFile, skillDetector } from './entry';

const body = `Help the person who answers customers. Draft, never send. A promise about money or dates needs a line in \`policies/\` that allows it.

## Where things are

- \`skills/\` holds the steps for each kind of message. Read \`skills/SKILLS.md\` when a message comes in.
- \`policies/\` says what may be offered. Read \`policies/POLICIES.md\` before anything is promised.
- \`product/\` says how the product behaves. Read \`product/PRODUCT.md\` when a customer reports that something does not work.

## How to work

1. Find out what the customer wants to happen, and say it in one sentence.
2. Choose the skill by that sentence. Without one, draft from the policies and say so.
3. End every draft with the file that each promise rests on, for the person who sends it.
`;

const skills = `---
description: Steps for each kind of message that comes in.
---

# Skills

- \`answer-message/\`: a question, or a complaint that a policy already covers.
- \`refund-request/\`: the customer wants money back.
- \`hand-over/\`: nothing here allows what is asked, or someone may come to harm.
`;

const answerMessage = `---
name: answer-message
description: Drafts an answer to a customer's question from policies and product pages, with a source for each claim.
---

# Answer a message

1. Quote the one question that has to be answered. If there are several, number them.
2. Look in \`policies/POLICIES.md\` and \`product/PRODUCT.md\` for the page, and read that page in full.
3. Draft in the customer's language: the answer first, then the reason, then what happens next and when.
4. List the sources under the draft. A sentence without one is taken out or marked as an assumption.

Good drafts are short. Leave out apologies for things that did not go wrong.
`;

const refundRequest = `---
name: refund-request
description: Works out whether and how much a customer gets back, and drafts the reply with the calculation.
---

# Refund request

1. Ask for the order's date, price and state if they are not in the message.
2. Read \`policies/refunds.md\`. Name the row of its table that applies.
3. Run \`scripts/refund.py PRICE DAYS_SINCE_DELIVERY\`. It prints the amount and the rule it used.
4. Draft the reply with amount, way and date. Put the printed line below it, for the person who sends it.

Where the script says \`ask\`, stop and use the skill \`hand-over\`.
`;

const refundScript = `#!/usr/bin/env python3
"""Print what a customer gets back. Usage: refund.py PRICE DAYS_SINCE_DELIVERY."""

import sys


def refund(price: float, days: int) -> tuple[str, str]:
    if days <= 14:
        return f"{price:.2f}", "full price within 14 days"
    if days <= 30:
        return f"{price / 2:.2f}", "half the price within 30 days"
    return "ask", "later than 30 days"


def main() -> int:
    try:
        price, days = float(sys.argv[1]), int(sys.argv[2])
    except (IndexError, ValueError):
        print("give the price and the days since delivery", file=sys.stderr)
        return 2
    amount, rule = refund(price, days)
    print(f"{amount} ({rule})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
`;

const handOver = `---
name: hand-over
description: Sums a case up for a colleague when no policy allows what is asked, or when someone may come to harm.
---

# Hand over

1. Write three lines: what the customer wants, what was tried, what is missing to decide.
2. Add the deadline the customer named, or "none".
3. Choose from \`policies/people.md\` who takes it. Danger to someone goes to the first name, at once.
4. Draft one sentence for the customer: who will answer, and by when.
`;

const policies = `---
description: What may be promised to a customer, and by whom.
---

# Policies

- \`refunds.md\`: money is to be given back.
- \`people.md\`: it is unclear who decides.
`;

const refunds = `---
description: How much a customer gets back, by days since delivery.
---

# Refunds

| Days since delivery | Amount |
| --- | --- |
| up to 14 | the full price |
| 15 to 30 | half of it |
| more | a colleague decides |

Delivery is never given back. The way is the one the customer paid by.
`;

const people = `---
description: Who decides on what, in the order to ask.
---

# People

1. Danger, law, press: head of the desk.
2. Money beyond the refund table: accounts.
3. Anything that looks like a fault of the product: engineering.
`;

const product = `---
description: How the product behaves, for telling a fault from a misunderstanding.
---

# Product

- \`known-faults.md\`: a customer reports that something does not work.
- \`words.md\`: a customer uses a name that is not ours.
`;

const knownFaults = `---
description: Faults that are known, with the workaround to offer and the state of the repair.
---

# Known faults

| Seen by customers | Workaround | State |
| --- | --- | --- |
| The confirmation arrives twice | ignore the second one | repair planned |

A fault that is not listed goes to engineering with the steps to see it.
`;

const wordsPage = `---
description: What customers call our things, and what they are called here.
---

# Words

| Customers say | It is |
| --- | --- |
| code, key, password of the order | order number |
| parcel, packet | delivery |
`;

export const supportDesk: Template = {
  id: 'support-desk',
  title: 'Support desk',
  about: 'A domain example: drafts answers to customers from written policy, with three skills, a script and sources.',
  files: (name): Files => ({
    'HARNESS.md': entryFile(
      name,
      'Support desk',
      'Drafts answers to customers from written policy, and names the source of every promise.',
      body,
    ),
    '.leaf-detectors': skillDetector,
    'skills/SKILLS.md': skills,
    'skills/answer-message/SKILL.md': answerMessage,
    'skills/refund-request/SKILL.md': refundRequest,
    'skills/refund-request/scripts/refund.py': { text: refundScript, executable: true },
    'skills/hand-over/SKILL.md': handOver,
    'policies/POLICIES.md': policies,
    'policies/refunds.md': refunds,
    'policies/people.md': people,
    'product/PRODUCT.md': product,
    'product/known-faults.md': knownFaults,
    'product/words.md': wordsPage,
  }),
};
