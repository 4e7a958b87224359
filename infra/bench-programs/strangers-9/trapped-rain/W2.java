import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] height = new int[n];
        for (int i = 0; i < n; i++) height[i] = Integer.parseInt(st.nextToken());
        long total = 0;
        int[] stack = new int[n];
        int size = 0;
        for (int i = 0; i < n; i++) {
            while (size > 0 && height[stack[size - 1]] <= height[i]) {
                int bottom = height[stack[--size]];
                if (size == 0) break;
                int left = stack[size - 1];
                int width = i - left - 1;
                int depth = Math.min(height[left], height[i]) - bottom;
                total += width * depth;
            }
            stack[size++] = i;
        }
        System.out.println(total);
    }
}
