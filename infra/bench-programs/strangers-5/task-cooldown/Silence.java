import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Silence {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(br.readLine());
        head.nextToken();
        long gap = Long.parseLong(head.nextToken());

        TreeMap<Long, Long> byTimes = Pattern_.split(br.readLine())
                .collect(Collectors.groupingBy(Long::valueOf, TreeMap::new, Collectors.counting()));
        long plays = byTimes.entrySet().stream().mapToLong(e -> e.getKey() * e.getValue()).sum();

        Map.Entry<Long, Long> peak = byTimes.lastEntry();
        long silent = (peak.getKey() - 1) * (gap + 1 - peak.getValue());
        byTimes.remove(peak.getKey());
        for (Map.Entry<Long, Long> e : byTimes.descendingMap().entrySet()) {
            if (silent <= 0) break;
            silent -= e.getKey() * e.getValue();
        }
        System.out.println(plays + Math.max(0, silent));
    }

    private static final class Pattern_ {
        static Stream<String> split(String line) {
            return Arrays.stream(line.trim().split("\\s+"));
        }
    }
}
