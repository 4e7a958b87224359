import java.io.*;
import java.util.*;

public class P3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PriorityQueue<Integer> heap = new PriorityQueue<>();
        for (int list = 0; list < 2; list++) {
            in.readLine();
            String line = in.readLine();
            StringTokenizer st = new StringTokenizer(line == null ? "" : line);
            while (st.hasMoreTokens()) heap.add(Integer.valueOf(st.nextToken()));
        }
        StringJoiner out = new StringJoiner(" ");
        while (!heap.isEmpty()) out.add(heap.poll().toString());
        System.out.println(out);
    }
}
