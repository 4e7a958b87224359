import java.util.*;
import java.io.*;

public class D {
    public static void main(String[] args) throws Exception {
        var in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        int[] stack = new int[q];
        int size = 0;
        var sorted = new TreeMap<Integer, Integer>();
        var out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String s = in.readLine().trim();
            if (s.startsWith("push")) {
                int x = Integer.parseInt(s.substring(5).trim());
                stack[size++] = x;
                sorted.merge(x, 1, Integer::sum);
            } else if (s.equals("pop")) {
                int x = stack[--size];
                sorted.computeIfPresent(x, (k, c) -> c == 1 ? null : c - 1);
            } else if (s.equals("top")) {
                out.append(stack[size - 1]).append('\n');
            } else {
                out.append(sorted.firstKey()).append('\n');
            }
        }
        System.out.print(out);
    }
}
