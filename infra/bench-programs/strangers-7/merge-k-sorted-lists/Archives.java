import java.io.*;
import java.util.*;

public class Archives {
    static class Item {
        int number;
        Item next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval;
        Item[] heads = new Item[k];
        for (int i = 0; i < k; i++) {
            in.nextToken();
            int length = (int) in.nval;
            Item tail = null;
            for (int j = 0; j < length; j++) {
                in.nextToken();
                Item item = new Item();
                item.number = (int) in.nval;
                if (tail == null) {
                    heads[i] = item;
                } else {
                    tail.next = item;
                }
                tail = item;
            }
        }

        StringBuilder line = new StringBuilder();
        while (true) {
            int smallest = -1;
            for (int i = 0; i < k; i++) {
                if (heads[i] == null) continue;
                if (smallest == -1 || heads[i].number < heads[smallest].number) {
                    smallest = i;
                }
            }
            if (smallest == -1) break;
            if (line.length() > 0) line.append(' ');
            line.append(heads[smallest].number);
            heads[smallest] = heads[smallest].next;
        }
        System.out.println(line);
    }
}
