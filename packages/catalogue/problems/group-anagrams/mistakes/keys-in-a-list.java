import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<String> keys = new ArrayList<>();
        List<StringBuilder> groups = new ArrayList<>();
        StringTokenizer st = new StringTokenizer("");
        for (int i = 0; i < n; i++) {
            while (!st.hasMoreTokens()) st = new StringTokenizer(in.readLine());
            String word = st.nextToken();
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            String key = new String(letters);
            int at = keys.indexOf(key);
            if (at < 0) {
                keys.add(key);
                groups.add(new StringBuilder(word));
            } else {
                groups.get(at).append(' ').append(word);
            }
        }
        StringBuilder out = new StringBuilder();
        for (StringBuilder g : groups) out.append(g).append('\n');
        System.out.print(out);
    }
}
