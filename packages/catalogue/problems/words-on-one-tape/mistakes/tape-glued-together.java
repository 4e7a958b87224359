import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static String pack(List<String> words) {
        String tape = "";
        for (String word : words) {
            tape += word.length() + ":" + word;
        }
        return tape;
    }

    /** Returns the words of the tape, or null if it is broken. */
    static List<String> unpack(String tape) {
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < tape.length()) {
            int begin = at;
            int length = 0;
            while (at < tape.length() && Character.isDigit(tape.charAt(at)) && length <= tape.length()) {
                length = 10 * length + tape.charAt(at) - '0';
                at++;
            }
            boolean hasLeadingZero = tape.charAt(begin) == '0' && at > begin + 1;
            if (at == begin || at == tape.length() || tape.charAt(at) != ':' || hasLeadingZero) {
                return null;
            }
            int from = at + 1;
            at = from + length;
            if (at > tape.length()) {
                return null;
            }
            words.add(tape.substring(from, at));
        }
        return words;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        boolean packs = in.readLine().equals("pack");
        String first = in.readLine();
        StringBuilder out = new StringBuilder();
        if (packs) {
            List<String> words = new ArrayList<>();
            for (int left = Integer.parseInt(first); left > 0; left--) {
                String line = in.readLine();
                words.add(line.substring(1, line.length() - 1));
            }
            out.append(pack(words)).append('\n');
        } else {
            List<String> words = unpack(first == null ? "" : first);
            out.append(words == null ? "broken" : words.size()).append('\n');
            if (words != null) {
                for (String word : words) {
                    out.append('"').append(word).append("\"\n");
                }
            }
        }
        System.out.print(out);
    }
}
