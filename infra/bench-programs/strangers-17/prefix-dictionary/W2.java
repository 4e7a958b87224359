import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        TreeSet<String> words = new TreeSet<>();
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            String op = st.nextToken();
            String w = st.nextToken();
            switch (op) {
                case "add":
                    words.add(w);
                    break;
                case "has":
                    out.append(words.contains(w)).append('\n');
                    break;
                default:
                    SortedSet<String> range = words.subSet(w, w + "z");
                    out.append(!range.isEmpty()).append('\n');
            }
        }
        System.out.print(out);
    }
}
