import java.io.*;
import java.util.*;
import java.util.stream.*;

public class R3 {
    // one even number for each end and one odd number for each start: at the same second the end comes first
    static LongStream events(String line, int kind) {
        return Arrays.stream(line.trim().split(" ")).mapToLong(t -> 2L * Integer.parseInt(t) + kind);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        in.readLine();
        long[] all = LongStream.concat(events(in.readLine(), 1), events(in.readLine(), 0)).sorted().toArray();
        int now = 0, most = 0;
        for (long event : all) {
            now += event % 2 == 1 ? 1 : -1;
            most = Math.max(most, now);
        }
        System.out.println(most);
    }
}
