import java.io.*;
import java.util.*;

public class SumOfLetters {
    /** A hash table of my own: names with the same sum of letters share a chain. */
    static class Ship {
        String name;
        int[] times = new int[2];
        String[] numbers = new String[2];
        int size;
        Ship next;

        void write(int t, String x) {
            if (size == times.length) {
                times = Arrays.copyOf(times, 2 * size);
                numbers = Arrays.copyOf(numbers, 2 * size);
            }
            times[size] = t;
            numbers[size++] = x;
        }

        String at(int t) {
            int i = Arrays.binarySearch(times, 0, size, t);
            if (i < 0) i = -i - 2;
            return i < 0 ? "none" : numbers[i];
        }
    }

    static Ship[] table = new Ship[4096];

    static int hash(String s) {
        int h = 0;
        for (char ch : s.toCharArray()) h += 13 * ch;
        return h % table.length;
    }

    static Ship find(String name) {
        Ship s = table[hash(name)];
        while (s != null && !s.name.equals(name)) s = s.next;
        return s;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            boolean set = st.nextToken().equals("set");
            int t = Integer.parseInt(st.nextToken());
            String name = st.nextToken();
            Ship s = find(name);
            if (set) {
                if (s == null) {
                    s = new Ship();
                    s.name = name;
                    s.next = table[hash(name)];
                    table[hash(name)] = s;
                }
                s.write(t, st.nextToken());
            } else {
                sb.append(s == null ? "none" : s.at(t)).append('\n');
            }
        }
        System.out.print(sb);
    }
}
