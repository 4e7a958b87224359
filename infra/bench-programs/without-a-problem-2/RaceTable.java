import java.io.*;
import java.util.*;
import java.util.stream.*;

public class RaceTable {
    record Runner(String name, int seconds) {
        static Runner of(String line) {
            String[] p = line.trim().split("\\s+");
            return new Runner(p[0], Integer.parseInt(p[1]));
        }
    }

    public static void main(String[] args) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            List<Runner> table = in.lines()
                    .filter(l -> !l.isBlank())
                    .map(Runner::of)
                    .sorted(Comparator.comparingInt(Runner::seconds).thenComparing(Runner::name))
                    .collect(Collectors.toList());
            String podium = table.stream().limit(3).map(Runner::name).collect(Collectors.joining(", "));
            System.out.println(podium);
            int gap = IntStream.range(1, table.size())
                    .map(i -> table.get(i).seconds() - table.get(i - 1).seconds())
                    .max().orElse(0);
            System.out.println("widest gap " + gap);
        }
    }
}
