import java.io.*;
import java.util.*;

public class R3 {
    static class Entry implements Comparable<Entry> {
        final int value;
        final int count;
        Entry(int value, int count) { this.value = value; this.count = count; }
        @Override public int compareTo(Entry other) { return Integer.compare(count, other.count); }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(reader.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        Map<Integer, Integer> frequency = new HashMap<>();
        st = new StringTokenizer(reader.readLine());
        for (int i = 0; i < n; i++) {
            frequency.merge(Integer.parseInt(st.nextToken()), 1, Integer::sum);
        }
        // a min-heap that never holds more than k entries
        PriorityQueue<Entry> heap = new PriorityQueue<>();
        for (Map.Entry<Integer, Integer> e : frequency.entrySet()) {
            heap.add(new Entry(e.getKey(), e.getValue()));
            if (heap.size() > k) heap.poll();
        }
        StringJoiner out = new StringJoiner(" ");
        while (!heap.isEmpty()) out.add(String.valueOf(heap.poll().value));
        System.out.println(out);
    }
}
