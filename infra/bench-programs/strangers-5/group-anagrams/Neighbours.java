import java.io.*;
import java.util.*;

public class Neighbours {
    static class Entry implements Comparable<Entry> {
        String word, key;

        Entry(String w) {
            word = w;
            char[] c = w.toCharArray();
            Arrays.sort(c);
            key = String.valueOf(c);
        }

        @Override
        public int compareTo(Entry o) {
            return key.compareTo(o.key);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Entry[] es = new Entry[Integer.parseInt(br.readLine().trim())];
        for (int i = 0; i < es.length; i++) es[i] = new Entry(br.readLine().trim());
        Arrays.sort(es);
        StringBuilder out = new StringBuilder(es[0].word);
        for (int i = 1; i < es.length; i++)
            out.append(es[i].compareTo(es[i - 1]) == 0 ? ' ' : '\n').append(es[i].word);
        System.out.println(out);
    }
}
