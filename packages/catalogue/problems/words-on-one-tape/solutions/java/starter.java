import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static String pack(List<String> words) {
        // Write your solution here.
        return "";
    }

    /** Returns the words of the tape, or null if it is broken. */
    static List<String> unpack(String tape) {
        // Write your solution here.
        return new ArrayList<>();
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
