/** Our own privacy policy. */
export function PrivacyText() {
  return (
    <>
      <h2>What we store</h2>
      <ul>
        <li>Your name, your email address and a one-way hash of your password.</li>
        <li>The code you run, save as a draft or submit, with its results.</li>
        <li>Your playlists, bookmarks, token history and the records of your purchases.</li>
        <li>What you write in discussions, the submissions that you share, and your reports of posts.</li>
        <li>Your sign-in sessions, with the time of their last use.</li>
      </ul>
      <h2>What we do not store</h2>
      <p>
        Card details never reach us: the payment provider takes them in its own window and tells us only
        whether a payment went through.
      </p>
      <h2>Cookies</h2>
      <p>
        Two cookies keep you signed in. There are no advertising or tracking cookies. Your browser also stores
        your theme, editor settings and unsent drafts on your own device.
      </p>
      <h2>Who else sees your data</h2>
      <ul>
        <li>
          Other learners: your name and text, where you write in a discussion; your name and code, where you
          share a submission.
        </li>
        <li>The payment provider, when you buy tokens: your name, email address and the amount.</li>
        <li>
          A language-model provider, if the operator has set one up and you ask for an AI analysis: the
          problem and your code, without your name. The analysis page says which engine answered.
        </li>
      </ul>
      <h2>Why we store it</h2>
      <p>
        To give you the service that you signed up for: to judge your code, keep your work and count your
        tokens. We keep records of payments because the law requires them, and a log of what administrators do
        to keep the service safe. We do not sell your data and do not use it for advertising.
      </p>
      <h2>How long we keep it</h2>
      <p>
        Your account and your work are kept until you delete your account. Sessions end when you log out, when
        you end them in the settings, or after they have not been used for a while. Payment records are kept
        for as long as the law requires.
      </p>
      <h2>How we protect it</h2>
      <p>
        Connections are encrypted, passwords are stored only as hashes, and your code runs in a sandbox that
        has no access to the network or to other people’s data. Administrators use a second factor.
      </p>
      <h2>Your rights</h2>
      <p>
        On your profile you can download all data about you, download all your code, and delete your account.
        Deleting your account removes your data, except the payment records that the law requires. Those no
        longer contain your name. You can also ask us to correct your data, or to tell you what we hold.
      </p>
      <h2>Changes</h2>
      <p>When we change this policy, the new text appears on this page before it takes effect.</p>
    </>
  );
}
