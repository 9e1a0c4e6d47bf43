<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Shortcodes;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * [storefront_price_filter heading-level="2"] renders a block wherever shortcodes are run: page builders, classic
 * widgets, templates of classic themes. Each block has a shortcode of its name; [storefront_island name="price-filter"]
 * renders any of them.
 */
final class Shortcodes {
	/** Registers the hook, which runs after blocks are registered. */
	public function register(): void {
		add_action( 'init', array( $this, 'add' ), 11 );
	}

	/** Registers all shortcodes. */
	public function add(): void {
		foreach ( Tags::all() as $tag ) {
			add_shortcode( $tag, array( $this, 'html' ) );
		}
	}

	/**
	 * Renders a shortcode.
	 *
	 * @param array<array-key, mixed>|string $written Attributes; an empty string if there are none.
	 */
	public function html( $written, ?string $content, string $tag ): string {
		$written = is_array( $written ) ? $written : array();
		$inside  = BlockHtml::inside( (string) $content );
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
		$holds      = BlockHtml::holds( $name );
		return $this->notes( $attributes )
			. BlockHtml::of( $name, $attributes->values, $holds ? $inside : '' )
			// Keeps the content that WordPress assigns to a shortcode without an end tag, when another shortcode of the
			// same name has one.
			. ( $holds ? '' : $inside );
	}

	/** Returns notes about unknown and invalid attributes. */
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
	 * Returns a note for users who can edit posts; shoppers see nothing.
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
