import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] h = new int[n];
        Deque<Integer> basin = new ArrayDeque<>();
        long water = 0;
        for (int i = 0; i < n; i++) {
            h[i] = Integer.parseInt(st.nextToken());
            while (!basin.isEmpty() && h[basin.peek()] <= h[i]) {
                int floor = h[basin.pop()];
                if (basin.isEmpty()) break;
                int bank = basin.peek();
                long depth = Math.min(h[bank], h[i]) - floor;
                water += depth * (i - bank - 1);
            }
            basin.push(i);
        }
        System.out.println(water);
    }
}
