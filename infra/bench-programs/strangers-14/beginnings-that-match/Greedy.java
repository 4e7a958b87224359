import java.io.*;

/** Between two stars only the earliest place counts, so a greedy search is enough. */
public class Greedy {
    static boolean fits(String word, int at, String part) {
        if (at + part.length() > word.length()) return false;
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            if (c != '?' && c != word.charAt(at + i)) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        String[] parts = in.readLine().trim().split("\\*", -1);
        int last = parts.length - 1;
        if (last == 0) {
            System.out.println(fits(word, 0, parts[0]) ? 1 : 0);
            return;
        }
        int pos = 0, answer = 0;
        for (int k = 0; k < last; k++) {
            while (!fits(word, pos, parts[k])) {
                if (k == 0 || pos >= word.length()) {
                    System.out.println(0);
                    return;
                }
                pos++;
            }
            pos += parts[k].length();
        }
        for (int s = pos; s <= word.length(); s++) if (fits(word, s, parts[last])) answer++;
        System.out.println(answer);
    }
}
