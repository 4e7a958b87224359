import java.io.*;
import java.util.*;

/** Walks through the states (letters read, signs read) as through a maze, with a stack of its own. */
public class RightSearch {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        byte[] w = br.readLine().trim().getBytes(), p = br.readLine().trim().getBytes();
        int n = w.length, m = p.length, width = m + 1;
        BitSet seen = new BitSet((n + 1) * width);
        int[] stack = new int[64];
        int top = 0, found = 0;
        stack[top++] = 0;
        seen.set(0);
        while (top > 0) {
            int s = stack[--top], i = s / width, j = s % width;
            if (j == m) { found++; continue; }
            if (top + 2 > stack.length) stack = Arrays.copyOf(stack, 2 * stack.length);
            if (p[j] == '*') {
                int a = s + 1;                       // the star is nothing more
                if (!seen.get(a)) { seen.set(a); stack[top++] = a; }
                if (i < n) {
                    a = s + width;                   // the star eats a letter
                    if (!seen.get(a)) { seen.set(a); stack[top++] = a; }
                }
            } else if (i < n && (p[j] == '?' || p[j] == w[i])) {
                int a = s + width + 1;
                if (!seen.get(a)) { seen.set(a); stack[top++] = a; }
            }
        }
        System.out.println(found);
    }
}
