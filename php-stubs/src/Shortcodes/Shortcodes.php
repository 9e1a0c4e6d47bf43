<?php
/**
 * Blocks where blocks cannot go.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shortcodes;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * [storefront_island name="price-filter" heading-level="2"] places a block wherever shortcodes are run: page builders,
 * classic widgets, classic themes' templates. Shop widgets have shortcodes of their own (Tags::OWN).
 */
final class Shortcodes {
	/** Blocks that hold others: what stands between the tags goes inside. */
	private const HOLDING = array( 'storefront-islands/filters', 'storefront-islands/popup' );

	/** Hooks in, once blocks are registered. */
	public function register(): void {
		add_action( 'init', array( $this, 'add' ), 11 );
	}

	/** Registers every shortcode. */
	public function add(): void {
		foreach ( Tags::all() as $tag ) {
			add_shortcode( $tag, array( $this, 'html' ) );
		}
	}

	/**
	 * What a shortcode shows.
	 *
	 * @param array<array-key, mixed>|string $written Its attributes; an empty string where it has none.
	 * @param string|null                    $content What stands between its tags.
	 * @param string                         $tag     The shortcode.
	 */
	public function html( $written, ?string $content, string $tag ): string {
		$written = is_array( $written ) ? $written : array();
		$inside  = $this->inside( (string) $content );
		$name    = Tags::block( $tag, $written );
		$block   = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		if ( null === $block ) {
			/* translators: %s: name in a shortcode. */
			return $this->note( sprintf( __( 'There is no block “%s”.', 'storefront-islands' ), $name ) ) . $inside;
		}
		if ( Tags::ANY === $tag ) {
			unset( $written['name'] );
			$written = array_diff_key( $written, isset( $written[0] ) ? array( 0 => true ) : array() );
		}
		$attributes = new Attributes( $block, $written );
		$holds      = in_array( $name, self::HOLDING, true );
		return $this->notes( $attributes )
			. $this->block( $name, $attributes->values, $holds ? $inside : '' )
			// Nothing is lost where a shortcode without an end comes before another one's end.
			. ( $holds ? '' : $inside );
	}

	/**
	 * A block, as WordPress renders any: filters see it, and the context of the post that it stands in.
	 *
	 * @param string               $name   Its full name.
	 * @param array<string, mixed> $values Its attributes.
	 * @param string               $inside HTML of what it holds.
	 */
	private function block( string $name, array $values, string $inside ): string {
		return render_block(
			array(
				'blockName'    => $name,
				'attrs'        => $values,
				'innerBlocks'  => array(),
				'innerHTML'    => $inside,
				'innerContent' => '' === $inside ? array() : array( $inside ),
			)
		);
	}

	/**
	 * What stands between the tags: HTML that WordPress has let its author write, with shortcodes and blocks in it. Blocks come
	 * last: brackets in what they show may be a visitor's, as in a search, and are no shortcodes.
	 *
	 * @param string $content As WordPress parsed it.
	 */
	private function inside( string $content ): string {
		$content = trim( $content );
		if ( '' === $content ) {
			return '';
		}
		$content = do_shortcode( shortcode_unautop( $content ) );
		return has_blocks( $content ) ? do_blocks( $content ) : $content;
	}

	/**
	 * What was not understood.
	 *
	 * @param Attributes $attributes Of the shortcode.
	 */
	private function notes( Attributes $attributes ): string {
		$notes = '';
		if ( array() !== $attributes->unknown ) {
			/* translators: %s: names. */
			$notes .= $this->note( sprintf( __( 'This block has no attribute %s.', 'storefront-islands' ), implode( ', ', $attributes->unknown ) ) );
		}
		if ( array() !== $attributes->wrong ) {
			/* translators: %s: names. */
			$notes .= $this->note( sprintf( __( 'The value of %s is not of its kind, so its usual one counts.', 'storefront-islands' ), implode( ', ', $attributes->wrong ) ) );
		}
		return $notes;
	}

	/**
	 * A note for those who can mend it; shoppers see nothing.
	 *
	 * @param string $text Plain text.
	 */
	private function note( string $text ): string {
		if ( ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		return sprintf( '<p class="storefront-editor-note" role="note"><strong>Storefront Islands:</strong> %s</p>', Text::encode( $text ) );
	}
}
