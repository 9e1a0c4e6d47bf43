<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Filters\FormParts;
use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Query\ArgumentName;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/**
 * Form that leads to the page in another order. Its button is for visitors without JavaScript; with it, the island
 * product-grid applies the selection. The first option is the grid's default order.
 */
final class SortForm {
	/** Returns the form. */
	public static function html( Grid $grid ): string {
		$form   = FormParts::form_props( $grid->page->address, $grid->page->filters );
		$order  = ArgumentName::names()->string( 'order' );
		$hidden = '';
		foreach ( $form['fields'] as $field ) {
			if ( $order !== $field[0] ) {
				$hidden .= sprintf( '<input type="hidden" name="%s" value="%s">', Text::encode( $field[0] ), Text::encode( $field[1] ) );
			}
		}
		$options = '';
		$choices = $grid->orders->choices();
		$chosen  = isset( $choices[ $grid->order->name ] ) ? $grid->order->name : '';
		foreach ( $choices as $name => $label ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', Text::encode( (string) $name ), (string) $name === $chosen ? ' selected' : '', Text::encode( $label ) );
		}
		return sprintf(
			'<form class="storefront-product-grid__sort" method="get" action="%s" %s>%s<label><span>%s</span> <select name="%s">%s</select></label>'
				. '<button class="storefront-product-grid__apply %s" type="submit">%s</button></form>',
			Text::url( $form['action'] ),
			Island::attributes( 'product-grid' ),
			$hidden,
			Text::encode( __( 'Sort by', 'storefront-islands' ) ),
			Text::encode( $order ),
			$options,
			ThemeButton::classes(),
			Text::encode( __( 'Apply', 'storefront-islands' ) )
		);
	}
}
