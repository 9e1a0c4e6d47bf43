<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Popups;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a closed dialog with the content of the block. The scripts of src/site/popups and src/site/popup-dialog open
 * it.
 */
final class PopupView {
	private const VARIANTS = array( 'center', 'corner', 'bar' );
	private const SIZES = array( 'small', 'medium', 'large' );

	/**
	 * Returns the HTML of the dialog with its controls and the content.
	 *
	 * @param string $wrapper Result of get_block_wrapper_attributes(): colours and spacing.
	 * @param string $content Rendered inner blocks.
	 */
	public static function html( string $id, JsonReader $attributes, string $wrapper, string $content ): string {
		$look  = self::one_of( self::VARIANTS, $attributes->string( 'look' ), 'center' );
		$size  = self::one_of( self::SIZES, $attributes->string( 'size' ), 'medium' );
		$label = $attributes->string( 'label' );
		return sprintf(
			'<dialog id="storefront-popup-%1$s" class="storefront-popup is-%2$s is-%3$s" aria-label="%4$s" data-popup-id="%1$s" data-popup="%5$s"%6$s>'
			. '%7$s<div %8$s tabindex="-1" autofocus><div class="storefront-popup__content is-layout-flow">%9$s</div>%10$s</div></dialog>',
			Text::encode( $id ),
			$look,
			$size,
			Text::encode( '' === $label ? __( 'Announcement', 'storefront-islands' ) : $label ),
			Text::json( Rules::of( $attributes ) ),
			'center' === $look ? self::flags( $attributes ) : '',
			$attributes->bool( 'closeButton' ) ? self::close_button()->html() : '',
			$wrapper,
			$content,
			$attributes->bool( 'offersNever' ) ? self::never_again()->html() : ''
		);
	}

	/** Returns the flags of a modal popup that src/site/popup-dialog/show.ts reads. */
	private static function flags( JsonReader $attributes ): string {
		return ' data-popup-modal'
			. ( $attributes->bool( 'holdsPage' ) ? ' data-popup-holds' : '' )
			. ( $attributes->bool( 'closesOnBackdrop' ) ? ' data-popup-backdrop' : '' );
	}

	private static function close_button(): Node {
		return Node::element(
			'button',
			array(
				'type'             => 'button',
				'class'            => 'storefront-popup__close',
				'data-popup-close' => true,
				'aria-label'       => __( 'Close', 'storefront-islands' ),
			),
			array( Icon::node( 'close' ) )
		);
	}

	/** Returns the button that closes the popup permanently (docs/behaviour.md#popups). */
	private static function never_again(): Node {
		return Node::element(
			'button',
			array(
				'type'             => 'button',
				'class'            => 'storefront-popup__never',
				'data-popup-close' => 'never',
			),
			array( __( 'Do not show again', 'storefront-islands' ) )
		);
	}

	/**
	 * Returns a value if it is known, otherwise the fallback.
	 *
	 * @param list<string> $known Known values.
	 * @param string $otherwise Fallback for an unknown value.
	 */
	private static function one_of( array $known, string $value, string $otherwise ): string {
		return in_array( $value, $known, true ) ? $value : $otherwise;
	}
}
