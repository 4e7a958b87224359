import java.io.*;
import java.util.*;

public class SizesAndDescent {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String[] t = br.readLine().trim().split(" ");
        int n = t.length;
        int[] left = new int[n], right = new int[n], size = new int[n], mark = new int[n];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        int[] queue = new int[n];
        int head = 0, tail = 0, next = 1;
        queue[tail++] = 0;
        while (head < tail) {
            int v = queue[head++];
            mark[v] = Integer.parseInt(t[v]);
            if (next < n) {
                if (!t[next].equals("null")) { left[v] = next; queue[tail++] = next; }
                next++;
            }
            if (next < n) {
                if (!t[next].equals("null")) { right[v] = next; queue[tail++] = next; }
                next++;
            }
        }
        while (tail > 0) {
            int v = queue[--tail];
            size[v] = 1 + (left[v] < 0 ? 0 : size[left[v]]) + (right[v] < 0 ? 0 : size[right[v]]);
        }
        br.readLine();
        StringTokenizer st = new StringTokenizer(br.readLine());
        StringBuilder sb = new StringBuilder();
        while (st.hasMoreTokens()) {
            int k = Integer.parseInt(st.nextToken());
            int v = 0;
            while (true) {
                int below = left[v] < 0 ? 0 : size[left[v]];
                if (k <= below) v = left[v];
                else if (k == below + 1) break;
                else { k -= below + 1; v = right[v]; }
            }
            sb.append(mark[v]).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}
