import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] height = new int[n];
        int[] stack = new int[n];
        int top = 0;
        long water = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            height[i] = (int) in.nval;
            while (top > 0 && height[stack[top - 1]] <= height[i]) {
                int floor = height[stack[--top]];
                if (top == 0) break;
                int left = stack[top - 1];
                int level = Math.min(height[left], height[i]);
                water += (long) (level - floor) * (i - left - 1);
            }
            stack[top++] = i;
        }
        System.out.println(water);
    }
}
