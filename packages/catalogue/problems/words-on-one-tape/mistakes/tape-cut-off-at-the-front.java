import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static String pack(List<String> words) {
        StringBuilder tape = new StringBuilder();
        for (String word : words) {
            tape.append(word.length()).append(':').append(word);
        }
        return tape.toString();
    }

    static List<String> unpack(String tape) {
        List<String> words = new ArrayList<>();
        while (!tape.isEmpty()) {
            int colon = tape.indexOf(':');
            if (colon < 1 || colon > 7) {
                return null;
            }
            String digits = tape.substring(0, colon);
            if (!digits.matches("0|[1-9][0-9]*")) {
                return null;
            }
            int length = Integer.parseInt(digits);
            tape = tape.substring(colon + 1);
            if (length > tape.length()) {
                return null;
            }
            words.add(tape.substring(0, length));
            tape = tape.substring(length);
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
