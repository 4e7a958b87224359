import java.io.*;
import java.util.*;

/** No division at all: every word is an event in a calendar. */
public class Events {
    record Event(int when, int order, String word) implements Comparable<Event> {
        public int compareTo(Event o) {
            return when != o.when ? Integer.compare(when, o.when) : Integer.compare(order, o.order);
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        PriorityQueue<Event> calendar = new PriorityQueue<>();
        for (int i = 3; i <= n; i += 3) calendar.add(new Event(i, 1, "Fizz"));
        for (int i = 5; i <= n; i += 5) calendar.add(new Event(i, 2, "Buzz"));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int day = 1; day <= n; day++) {
            String line = "";
            while (!calendar.isEmpty() && calendar.peek().when() == day) line += calendar.poll().word();
            out.println(line.isEmpty() ? String.valueOf(day) : line);
        }
        out.flush();
    }
}
