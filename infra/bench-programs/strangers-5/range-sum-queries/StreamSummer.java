import java.io.*;
import java.util.stream.LongStream;
import java.util.Arrays;

public class StreamSummer {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] head = br.readLine().trim().split("\\s+");
        int q = Integer.parseInt(head[1]);
        long[] row = Arrays.stream(br.readLine().trim().split("\\s+")).mapToLong(Long::parseLong).toArray();
        PrintWriter pw = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        br.lines().limit(q).forEach(line -> {
            String[] p = line.trim().split("\\s+");
            pw.println(Arrays.stream(row, Integer.parseInt(p[0]) - 1, Integer.parseInt(p[1])).sum());
        });
        pw.flush();
    }
}
