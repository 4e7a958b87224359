import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        Deque<int[]> stack = new ArrayDeque<>();
        long water = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int height = (int) in.nval;
            while (!stack.isEmpty() && stack.peek()[1] <= height) {
                int floor = stack.pop()[1];
                if (stack.isEmpty()) break;
                int[] bank = stack.peek();
                long width = i - bank[0] - 1;
                water += width * (Math.min(bank[1], height) - floor);
            }
            stack.push(new int[] {i, height});
        }
        System.out.println(water);
    }
}
