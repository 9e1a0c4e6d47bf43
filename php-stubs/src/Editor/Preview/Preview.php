<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Editor\BlockRenderer;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\Shortcodes\BlockHtml;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * HTML of a block on sample data, for the block editor and for page builders. It is inert and has neither scripts nor
 * islands: nothing in it is hydrated, calls the shop, navigates or takes the focus, and a click selects the block.
 */
final class Preview {
	/** Block whose HTML is printed elsewhere. */
	private const POPUP = 'storefront-islands/popup';

	private Shop $shop;
	private BlockRenderer $blocks;

	public function __construct( Shop $shop, BlockRenderer $blocks ) {
		$this->shop   = $shop;
		$this->blocks = $blocks;
	}

	/**
	 * Returns the preview.
	 *
	 * @param array<string, mixed> $values Attributes of the block.
	 * @param string $inside HTML of its inner content.
	 * @param string $state One of the states of SampleShop; empty for what a block usually shows.
	 */
	public function html( \WP_Block_Type $block, array $values, string $inside, string $state = '' ): string {
		// A popup is printed at the end of its page; in the editor its content stands in its place.
		$html = self::POPUP === $block->name ? '' : self::without_islands( $this->rendered( $block->name, $values, $inside, $state ) );
		return sprintf( '<div class="storefront-islands-preview" inert>%s</div>', self::has_content( $html ) ? $html : $inside . self::note( $block ) );
	}

	/**
	 * Renders a block with sample data.
	 *
	 * @param string               $name   Full name of the block.
	 * @param array<string, mixed> $values Attributes of the block.
	 * @param string               $inside HTML of its inner content.
	 */
	private function rendered( string $name, array $values, string $inside, string $state ): string {
		$shop = new SampleShop( $this->shop, $state );
		return $this->blocks->render_with(
			$shop,
			static fn(): string => Island::without_assets( static fn(): string => BlockHtml::of( $name, SampleValues::with( $shop, $name, $values ), $inside ) )
		);
	}

	/**
	 * Returns HTML without its scripts and without the attributes by which islands are found.
	 *
	 * @param string $html HTML of a block.
	 */
	public static function without_islands( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( (string) preg_replace( '#<(script|noscript)\b[^>]*>.*?</\1\s*>#is', '', $html ) );
		while ( $tags->next_tag() ) {
			foreach ( array( 'data-island', 'data-props' ) as $attribute ) {
				$tags->remove_attribute( $attribute );
			}
			// Block and island may be one element; a form could still be sent by a key.
			if ( 'FORM' === $tags->get_tag() ) {
				$tags->remove_attribute( 'action' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * True if HTML shows something: a text, a picture or a field.
	 *
	 * @param string $html HTML of a block.
	 */
	private static function has_content( string $html ): bool {
		return '' !== trim( wp_strip_all_tags( $html ) ) || 1 === preg_match( '/<(?:img|svg|input|select|button)\b/i', $html );
	}

	/** Returns a note in place of a block that shows nothing on its own. */
	private static function note( \WP_Block_Type $block ): string {
		return sprintf( '<p><strong>%s</strong><br>%s</p>', Text::encode( $block->title ), Text::encode( $block->description ) );
	}
}
