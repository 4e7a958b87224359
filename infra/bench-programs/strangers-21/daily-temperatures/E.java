import java.io.*;
import java.util.*;
import java.util.stream.*;

public class E {
    record Day(int temperature, int number) implements Comparable<Day> {
        public int compareTo(Day other) {
            return Integer.compare(temperature, other.temperature);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] wait = new int[n];
        PriorityQueue<Day> waiting = new PriorityQueue<>();
        for (int i = 0; i < n; i++) {
            Day today = new Day(Integer.parseInt(st.nextToken()), i);
            while (!waiting.isEmpty() && waiting.peek().temperature() < today.temperature()) {
                int d = waiting.poll().number();
                wait[d] = i - d;
            }
            waiting.add(today);
        }
        System.out.println(Arrays.stream(wait).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
    }
}
