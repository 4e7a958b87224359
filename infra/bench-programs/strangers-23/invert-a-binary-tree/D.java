import java.io.*;
import java.util.*;

public class D {
    static final int NONE = Integer.MIN_VALUE;

    public static void main(String[] args) throws IOException {
        Scanner sc = new Scanner(new BufferedInputStream(System.in));
        int k = sc.nextInt();
        int[] v = new int[k], firstKid = new int[k];
        int free = 1;
        for (int i = 0; i < k; i++) {
            String s = sc.next();
            if (s.charAt(0) == 'n') {
                v[i] = NONE;
            } else {
                v[i] = Integer.parseInt(s);
                firstKid[i] = free;
                free += 2;
            }
        }

        StringBuilder line = new StringBuilder();
        int count = 0, gap = 0;
        ArrayDeque<Integer> q = new ArrayDeque<>();
        if (k > 0) q.add(0);
        while (!q.isEmpty()) {
            int i = q.poll();
            if (i >= k || v[i] == NONE) {
                gap++;
                continue;
            }
            count += gap + 1;
            for (; gap > 0; gap--) line.append("null ");
            line.append(v[i]).append(' ');
            q.add(firstKid[i] + 1);
            q.add(firstKid[i]);
        }
        System.out.println(count);
        System.out.println(line.toString().trim());
    }
}
