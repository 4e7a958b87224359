import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Radix {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int box = Integer.parseInt(st.nextToken());
        StringTokenizer a = new StringTokenizer(br.readLine()), b = new StringTokenizer(br.readLine());
        int[] key = new int[n + 1], next = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            key[i] = Integer.parseInt(a.nextToken()) ^ Integer.MIN_VALUE;
            next[i] = Integer.parseInt(b.nextToken());
        }
        int[] order = new int[n];
        for (int i = 0; box > 0; box = next[box]) order[i++] = box;

        for (int shift = 0; shift < 32; shift += 8) {
            int[] from = new int[257];
            for (int x : order) from[(key[x] >>> shift & 255) + 1]++;
            Arrays.parallelPrefix(from, Integer::sum);
            int[] moved = new int[n];
            for (int x : order) moved[from[key[x] >>> shift & 255]++] = x;
            order = moved;
        }
        System.out.println(IntStream.of(order).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    }
}
