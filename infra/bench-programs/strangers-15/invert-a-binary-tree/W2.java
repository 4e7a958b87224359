import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) {
            System.out.println(0);
            System.out.println();
            return;
        }
        String[] token = in.readLine().trim().split(" ");
        // The mirror image has the same levels, each of them backwards.
        List<String> result = new ArrayList<>();
        int pos = 0;
        int size = 1;
        while (pos < k) {
            List<String> level = new ArrayList<>();
            int real = 0;
            for (int i = 0; i < size; i++) {
                String t = pos < k ? token[pos] : "null";
                pos++;
                level.add(t);
                if (!t.equals("null")) real++;
            }
            Collections.reverse(level);
            result.addAll(level);
            size = 2 * level.size();
        }
        int end = result.size();
        while (result.get(end - 1).equals("null")) end--;
        System.out.println(end);
        System.out.println(String.join(" ", result.subList(0, end)));
    }
}
