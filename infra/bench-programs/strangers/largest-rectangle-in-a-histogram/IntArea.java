import java.util.*;
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] h = new int[n + 1];
        StringTokenizer st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) h[i] = Integer.parseInt(st.nextToken());
        int[] stack = new int[n + 2];
        int sp = 0;
        long best = 0;
        for (int i = 0; i <= n; i++) {
            while (sp > 0 && h[stack[sp - 1]] >= h[i]) {
                int height = h[stack[--sp]];
                int width = sp == 0 ? i : i - stack[sp - 1] - 1;
                best = Math.max(best, height * width);
            }
            stack[sp++] = i;
        }
        System.out.println(best);
    }
}
