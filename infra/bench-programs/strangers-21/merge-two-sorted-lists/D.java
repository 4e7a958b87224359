import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        PriorityQueue<Integer> pq = new PriorityQueue<>();
        for (int list = 0; list < 2; list++) {
            br.readLine();
            String line = br.readLine();
            if (line == null) continue;
            StringTokenizer st = new StringTokenizer(line);
            while (st.hasMoreTokens()) pq.add(Integer.valueOf(st.nextToken()));
        }
        StringJoiner sj = new StringJoiner(" ");
        while (!pq.isEmpty()) sj.add(pq.poll().toString());
        System.out.println(sj);
    }
}
