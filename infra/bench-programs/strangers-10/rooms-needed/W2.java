import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[][] lesson = new int[n][2];
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < n; i++) {
                in.nextToken();
                lesson[i][side] = (int) in.nval;
            }
        }
        Arrays.sort(lesson, Comparator.comparingInt(l -> l[0]));

        PriorityQueue<Integer> ends = new PriorityQueue<>();
        for (int[] l : lesson) {
            while (!ends.isEmpty() && ends.peek() <= l[0]) {
                ends.poll();
            }
            ends.add(l[1]);
        }
        System.out.println(ends.size());
    }
}
