import java.io.*;
import java.util.*;

public class D {
    enum State { START, LENGTH, WORD }

    static String unpack(String tape) {
        StringBuilder words = new StringBuilder(2 * tape.length() + 16);
        State state = State.START;
        int length = 0, count = 0;
        for (int i = 0; i < tape.length(); i++) {
            char ch = tape.charAt(i);
            switch (state) {
                case START:
                    if (ch < '0' || ch > '9') return "broken";
                    length = ch - '0';
                    state = State.LENGTH;
                    break;
                case LENGTH:
                    if (ch == ':') {
                        count++;
                        words.append("\n\"");
                        state = State.WORD;
                    } else if (ch < '0' || ch > '9' || length == 0 || length > 99_999) {
                        return "broken";
                    } else {
                        length = 10 * length + ch - '0';
                    }
                    break;
                case WORD:
                    words.append(ch);
                    length--;
                    break;
            }
            if (state == State.WORD && length == 0) {
                words.append('"');
                state = State.START;
            }
        }
        return state == State.START ? count + words.toString() : "broken";
    }

    static String pack(List<String> words) {
        StringBuilder tape = new StringBuilder();
        for (String w : words) tape.append(w.length()).append(':').append(w);
        return tape.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in, "ISO-8859-1"));
        if (br.readLine().trim().equals("pack")) {
            int n = Integer.parseInt(br.readLine().trim());
            List<String> words = new ArrayList<>(n);
            for (int i = 0; i < n; i++) {
                String s = br.readLine().trim();
                words.add(s.substring(1, s.length() - 1));
            }
            System.out.println(pack(words));
        } else {
            String tape = br.readLine();
            System.out.println(unpack(tape == null ? "" : tape.trim()));
        }
    }
}
