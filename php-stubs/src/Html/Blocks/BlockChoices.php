<?php

declare(strict_types=1);

namespace StorefrontIslands\Html\Blocks;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\PartOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the blocks cart, checkout and mini-cart, read by data/block-settings.json and applied as in
 * src/islands/shared/block-choices.ts.
 */
final class BlockChoices {
	/**
	 * Hidden parts.
	 *
	 * @var list<string>
	 */
	private array $hides;

	/**
	 * Names of the parts in their order; empty if it is the default one.
	 *
	 * @var list<string>
	 */
	private array $order;

	/** Level of the view's headings, 1 to 6. */
	private int $heading_level;

	/**
	 * Texts by name.
	 *
	 * @var array<string, string>
	 */
	private array $texts;

	/**
	 * Names of the flags that are on.
	 *
	 * @var list<string>
	 */
	private array $flags;

	/**
	 * URLs by name, in place of the shop's own.
	 *
	 * @var array<string, string>
	 */
	private array $urls;

	/**
	 * Numbers of pixels by name.
	 *
	 * @var array<string, string>
	 */
	private array $measures;

	/**
	 * Classes of the element of the island.
	 *
	 * @var list<string>
	 */
	private array $classes;

	/** True if the cart shows the accepted payment methods. */
	private bool $shows_accepted_methods;

	/** Text of the terms, HTML; empty for the default sentence. */
	private string $terms_text;

	/** What the shop says about the visitor's data above the terms, HTML; empty for nothing. */
	private string $privacy_text;

	/**
	 * Reads a block's attributes; missing ones have their defaults.
	 *
	 * @param mixed  $attributes Attributes as WordPress passes them.
	 * @param string $block      Name of the block, without namespace.
	 */
	public function __construct( $attributes, string $block ) {
		$chosen = new JsonReader( $attributes );
		$this->hides   = self::effects( $chosen, false, 'hides' );
		$this->flags   = self::effects( $chosen, true, 'flag' );
		$this->classes = array_merge( self::effects( $chosen, true, 'class' ), self::effects( $chosen, false, 'classIfOff' ) );
		foreach ( in_array( 'has-step-numbers', $this->classes, true ) ? $chosen->strings( 'unnumberedSteps' ) : array() as $step ) {
			$this->classes[] = 'has-no-number-for-' . sanitize_html_class( $step );
		}
		$this->texts          = BlockTexts::of( $chosen );
		$this->urls           = array_diff_key( self::urls( $chosen ), $this->hides( 'way-back' ) ? array( 'cart' => true ) : array() );
		$this->measures       = self::measures( $chosen );
		$this->order          = PartOrder::of( $block, $chosen->strings( 'order' ) );
		$this->shows_accepted_methods = $chosen->bool( 'showAcceptedMethods' );
		$this->terms_text     = $chosen->string( 'termsText' );
		$this->privacy_text   = $chosen->string( 'privacyText' );
		$this->heading_level  = $chosen->has( 'headingLevel' ) ? min( 6, max( 1, $chosen->int( 'headingLevel' ) ) ) : 2;
	}

	/**
	 * Returns what the flags with a value do.
	 *
	 * @param bool   $is_on  Value of the flags; those that are not set are left out.
	 * @param string $effect Field of data/block-settings.json.
	 * @return list<string>
	 */
	private static function effects( JsonReader $chosen, bool $is_on, string $effect ): array {
		$flags   = DataFile::read( 'block-settings' )->object( 'flags' );
		$effects = array();
		foreach ( $flags->keys() as $name ) {
			if ( $chosen->has( $name ) && $chosen->bool( $name ) === $is_on ) {
				$effects[] = $flags->object( $name )->string( $effect );
			}
		}
		return array_values( array_filter( $effects ) );
	}

	/**
	 * Returns the URLs of the published pages that a block names, by the URLs' names.
	 *
	 * @return array<string, string>
	 */
	private static function urls( JsonReader $chosen ): array {
		$pages = DataFile::read( 'block-settings' )->object( 'pages' );
		$urls  = array();
		foreach ( $pages->keys() as $name ) {
			$page = $chosen->int( $name );
			if ( $page > 0 && 'publish' === get_post_status( $page ) ) {
				$urls[ $pages->object( $name )->string( 'url' ) ] = (string) get_permalink( $page );
			}
		}
		return array_filter( $urls, static fn( string $url ): bool => '' !== $url );
	}

	/**
	 * Returns the numbers of pixels that are set, by the measures' names.
	 *
	 * @return array<string, string>
	 */
	private static function measures( JsonReader $chosen ): array {
		$pixels   = DataFile::read( 'block-settings' )->object( 'pixels' );
		$measures = array();
		foreach ( $pixels->keys() as $name ) {
			$measures[ $pixels->object( $name )->string( 'measure' ) ] = $chosen->string( $name );
		}
		return array_filter( $measures, static fn( string $number ): bool => '' !== $number );
	}

	/** True if the cart shows the accepted payment methods. */
	public function shows_accepted_methods(): bool {
		return $this->shows_accepted_methods;
	}

	/** Returns the level of the view's headings, 1 to 6. */
	public function heading_level(): int {
		return $this->heading_level;
	}

	/**
	 * Returns the options for data-props; empty if all have their defaults.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		return array_filter(
			array(
				'hides'         => $this->hides,
				'order'         => $this->order,
				'headingLevel'  => 2 === $this->heading_level ? null : $this->heading_level,
				'texts'         => $this->texts,
				'flags'         => $this->flags,
				'urls'          => $this->urls,
				'measures'      => $this->measures,
			)
		);
	}

	/**
	 * Returns the classes of the island's element.
	 *
	 * @param string $class_name The element's own classes.
	 */
	public function class_names( string $class_name ): string {
		return implode( ' ', array_merge( array( $class_name ), $this->classes ) );
	}

	/**
	 * Returns the cart without the parts that the block hides.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 * @return array<string, mixed>
	 */
	public function cart( array $cart ): array {
		return $this->hides( 'cross-sells' ) ? array( 'cross_sells' => array() ) + $cart : $cart;
	}

	/**
	 * Returns the shop's settings without those of the parts that the block hides, and the block's own settings.
	 *
	 * @param array<string, mixed> $settings Keys as in src/domain/support/settings.ts.
	 * @return array<string, mixed>
	 */
	public function settings( array $settings ): array {
		if ( $this->hides( 'coupons' ) ) {
			$settings['couponsEnabled'] = false;
		}
		if ( $this->hides( 'notes' ) ) {
			$settings['checkout'] = array( 'takesOrderNotes' => false ) + (array) ( $settings['checkout'] ?? array() );
		}
		$left_out = array_merge(
			$this->hides( 'policies' ) ? array( 'terms', 'privacy' ) : array(),
			$this->hides( 'way-back' ) ? array( 'cart' ) : array()
		);
		$settings['block'] = array(
			'order'         => $this->order,
			'hidesTerms'    => $this->hides( 'policies' ),
			'termsText'     => $this->terms_text,
			'privacyText'   => $this->privacy_text,
			'texts'         => $this->texts,
			'flags'         => $this->flags,
			'urls'          => $this->urls,
		);
		return array( 'storePages' => array_diff_key( (array) ( $settings['storePages'] ?? array() ), array_flip( $left_out ) ) ) + $settings;
	}

	/**
	 * True if a part is hidden.
	 *
	 * @param string $part Name of the part, as in the table.
	 */
	private function hides( string $part ): bool {
		return in_array( $part, $this->hides, true );
	}
}
