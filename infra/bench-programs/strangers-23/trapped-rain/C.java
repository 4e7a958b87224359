import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] h = new int[n];
        Deque<Integer> falling = new ArrayDeque<>();
        long water = 0;
        for (int i = 0; i < n; i++) {
            h[i] = Integer.parseInt(st.nextToken());
            while (!falling.isEmpty() && h[falling.peek()] < h[i]) {
                int floor = h[falling.pop()];
                if (falling.isEmpty()) break;
                int bank = falling.peek();
                water += (long) (i - bank - 1) * (Math.min(h[bank], h[i]) - floor);
            }
            falling.push(i);
        }
        System.out.println(water);
    }
}
