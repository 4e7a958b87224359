import java.io.*;
import java.util.*;

public class Billboard {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        long[] h = new long[n + 1];
        for (int i = 0; i < n; i++) h[i] = Long.parseLong(st.nextToken());
        int[] stack = new int[n + 1];
        int top = 0;
        long best = 0;
        for (int i = 0; i <= n; i++) {
            while (top > 0 && h[stack[top - 1]] >= h[i]) {
                long height = h[stack[--top]];
                int width = top == 0 ? i : i - stack[top - 1] - 1;
                best = Math.max(best, height * width);
            }
            stack[top++] = i;
        }
        System.out.println(best);
    }
}
