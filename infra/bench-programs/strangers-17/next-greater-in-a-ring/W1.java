import java.io.*;
import java.util.*;
import java.util.stream.*;

public class W1 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] height = Arrays.stream(in.readLine().trim().split("\\s+"))
                .mapToInt(Integer::parseInt).toArray();

        Map<Integer, Integer> steps = new HashMap<>();
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < 2 * n; i++) {
            while (!open.isEmpty() && height[open.peek()] < height[i % n]) {
                int tower = open.pop();
                steps.put(height[tower], i - tower);
            }
            if (i < n) {
                open.push(i);
            }
        }

        System.out.println(IntStream.range(0, n)
                .mapToObj(i -> String.valueOf(steps.getOrDefault(height[i], 0)))
                .collect(Collectors.joining(" ")));
    }
}
