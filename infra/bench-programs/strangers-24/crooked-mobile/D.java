import java.io.IOException;

public class D {
    /** One bar of the mobile. */
    static final class Bar {
        Bar left, right;

        int measure(Counter counter) {
            int a = left == null ? 0 : left.measure(counter);
            int b = right == null ? 0 : right.measure(counter);
            if (Math.abs(a - b) > 1) counter.value++;
            return 1 + Math.max(a, b);
        }
    }

    static final class Counter {
        int value;
    }

    static final class Numbers {
        private final byte[] text;
        private int pos;

        Numbers(byte[] text) {
            this.text = text;
        }

        int next() {
            while (text[pos] < '0') pos++;
            int v = 0;
            while (pos < text.length && text[pos] >= '0') v = 10 * v + text[pos++] - '0';
            return v;
        }
    }

    public static void main(String[] args) throws IOException {
        Numbers numbers = new Numbers(System.in.readAllBytes());
        Bar[] bars = new Bar[numbers.next() + 1];
        for (int i = 1; i < bars.length; i++) bars[i] = new Bar();
        for (int i = 1; i < bars.length; i++) {
            bars[i].left = bars[numbers.next()];
            bars[i].right = bars[numbers.next()];
        }
        Counter counter = new Counter();
        bars[1].measure(counter);
        System.out.println(counter.value);
    }
}
